/** Normalizes a path for comparison: lower case, without a trailing slash. "/" stays. */
export const plainPath = (path: string) => path.toLowerCase().replace(/\/+$/, "") || "/"
