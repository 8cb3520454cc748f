/**
 * Lowers the fetch priority of script preloads below styles and pictures. A page is readable without scripts, and on
 * a slow line they would compete for bandwidth. React Router's element takes no `fetchpriority`, hence the text
 * replacement.
 */
export const lowerScriptPriority = (html: string) =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
