/**
 * Intl writes दिसंबर; the texts of this site write दिसम्बर. A separate file, so that the form, which formats times only,
 * does not load the formats of days.
 */
export const withSiteSpelling = (text: string) => text.replaceAll("ंबर", "म्बर")
