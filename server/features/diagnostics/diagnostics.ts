// The public entry of this feature: other parts of the server import nothing else of it.
export { readInPages } from "./read-in-pages.ts"
