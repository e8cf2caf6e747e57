declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}

declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '!!file-loader*' {
  const url: string;
  export default url;
}

declare module '*/.cache/site/shell.json' {
  const shell: object;
  export default shell;
}

declare module '*/.cache/site/shared.json' {
  const shared: { script: string };
  export default shared;
}

declare module '*/.cache/site/desk.json' {
  const desk: { script: string };
  export default desk;
}

declare module '*/.cache/site/boot.json' {
  const boot: { script: string };
  export default boot;
}

declare module '*/.cache/site/waiting.json' {
  const texts: object;
  export default texts;
}

declare module '*/.cache/site/assistant.json' {
  const texts: object;
  export default texts;
}
