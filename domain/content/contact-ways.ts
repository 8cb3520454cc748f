/** The address that dials a phone number. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`

/** An e-mail address as people read it and programs that collect addresses do not: "office[at]college[dot]in". */
export const spellOutEmail = (email: string) =>
  email.replaceAll("@", "[at]").replaceAll(".", "[dot]")
