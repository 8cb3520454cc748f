/** A built file has a route of its own, so that there are hundreds: they count as one. */
const isFile = /\.[a-z0-9]{1,8}$/i

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE"]

/** A route's template as a label: of the table of routes, never an address that somebody asked for. */
export const routeLabel = (template: string | undefined) => {
  if (template === undefined) return "none"
  if (template === "*") return "pages"
  return isFile.test(template) ? "files" : template
}

/** One of a few methods. */
export const methodLabel = (method: string) => (methods.includes(method) ? method : "other")

/** "2xx" for 204. */
export const statusLabel = (status: number) => `${Math.floor(status / 100)}xx`
