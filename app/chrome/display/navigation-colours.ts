/** The five colours a visitor may give the navigation (spec 9), the default first; tokens.css has their texts. */
export const navigationColours = ["#14297a", "#bd3420", "#0b0b53", "purple", "orange"] as const
