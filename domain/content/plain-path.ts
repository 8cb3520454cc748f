/** A path as it is compared: lower case, without a slash at its end. "/" stays. */
export const plainPath = (path: string) => path.toLowerCase().replace(/\/+$/, "") || "/"
