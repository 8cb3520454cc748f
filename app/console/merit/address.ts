/** The parts of a programme's merit lists, each with an address. */
export const parts = ["rule", "marks", "lists", "offers", "objections", "charts"] as const
export type Part = (typeof parts)[number]

/** The address of a programme's merit lists; without a part, of what is open there now. */
export const addressOf = (programme: string, part?: Part) =>
  ["/merit", encodeURIComponent(programme), ...(part ? [part] : [])].join("/")
