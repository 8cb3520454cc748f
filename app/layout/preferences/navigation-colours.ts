/** The navigation colours (specification 10.1), the default first; tokens.css has their text colours. */
export const navigationColours = ["#14297a", "#bd3420", "#0b0b53", "purple", "orange"] as const
