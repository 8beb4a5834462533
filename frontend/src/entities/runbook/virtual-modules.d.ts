declare module 'virtual:runbooks' {
  /** Text in Markdown by the name of its file in `docs/runbooks`, without the ending. */
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
