/**
 * The oldest browsers that run our scripts. Older ones get the plain pages, which work without scripts. From this list
 * follow the targets of the builds (syntax and CSS), the check of the built files and the browser test without newer
 * methods. Chrome 109 is the last one for Windows 7 and 8.1, Firefox 115 its last one for them.
 */
export const oldestBrowsers = {
  /** Public pages, form and student desk. */
  pages: { chrome: "87", firefox: "78", safari: "14" },
  console: { chrome: "109", firefox: "115", safari: "16.4" },
}

/** As Vite takes it: ["chrome87", ...]. */
const targetOf = (browsers: Record<string, string>) =>
  Object.entries(browsers).map(([name, version]) => name + version)

/**
 * The target of scripts and that of styles. Chrome 80 to 90 count as browsers without `?.` for a fault in a rare combination
 * with spread; without it the scripts of a page would have 1 KB more.
 */
export const buildTargets = ({ chrome, ...others }: Record<"chrome", string>) => ({
  target: targetOf({ chrome: String(Math.max(Number(chrome), 91)), ...others }),
  cssTarget: targetOf({ chrome, ...others }),
})
