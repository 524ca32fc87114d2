/** A style sheet that the server has cleaned and scoped. */
export const CustomStyle = ({ css }: { css: string }) =>
  css === "" ? null : <style dangerouslySetInnerHTML={{ __html: css }} />;
