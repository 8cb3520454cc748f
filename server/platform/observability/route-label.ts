/** Each built file has its own route; hundreds of them share one label. */
const isFile = /\.[a-z0-9]{1,8}$/i

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE"]

/** The label of a route template: from the route table, never a requested URL. */
export const routeLabel = (template: string | undefined) => {
  if (template === undefined) return "none"
  if (template === "*") return "pages"
  return isFile.test(template) ? "files" : template
}

/** One of a few known methods, else "other". */
export const methodLabel = (method: string) => (methods.includes(method) ? method : "other")

/** "2xx" for 204. */
export const statusLabel = (status: number) => `${Math.floor(status / 100)}xx`
