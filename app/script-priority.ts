/**
 * A page whose scripts come after its styles and pictures: it can be read without them, and on a slow
 * line they would share its width with what one is waiting for. The router's own element for them takes
 * no priority, hence the text.
 */
export const lowerScriptPriority = (html: string) =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
