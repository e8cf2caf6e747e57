/**
 * Keeps what is asked for again and again from being shown out of order. Call it with each question; what it returns
 * says of the answer whether it is news, which it is not once a later question has been answered.
 */
export function inOrder(): () => () => boolean {
  let asked = 0;
  let answered = 0;
  return () => {
    asked += 1;
    const mine = asked;
    return () => {
      const isNews = mine > answered;
      if (isNews) answered = mine;
      return isNews;
    };
  };
}
