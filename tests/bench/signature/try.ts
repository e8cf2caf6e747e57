import { tableOf } from '../figures';
import { benchSignatureStart } from './start';

void benchSignatureStart().then(({ lines }) => {
  console.log(tableOf(lines));
  process.exit();
});
