// The public entry of this feature: other parts of the server import only from here.
export { readInPages } from "./read-in-pages.ts"
