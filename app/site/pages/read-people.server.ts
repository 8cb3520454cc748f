import { languageOf } from "#app/language.ts"
import { spellOutEmail } from "#domain/content/contact-ways.ts"
import type { LocalItem, SiteContent } from "#server/features/content/content.ts"

import { peopleMessages } from "./messages.server.ts"

/** The people that a page shows, under its heading; undefined without any. */
export const readPeople = async (
  content: SiteContent,
  { pathname }: URL,
  group: "staff" | "members",
  isShown: (person: LocalItem<"people">) => boolean,
) => {
  const people = (await content.list("people")).filter(isShown)
  if (people.length === 0) return undefined
  const { titles, ...messages } = peopleMessages[languageOf(pathname)]
  return {
    title: titles[group],
    messages,
    // Name the fields: the page carries them a second time, for hydration, and must not contain the address.
    people: people.map(({ slug, name, designation, qualification, subjects, ...person }) => ({
      slug,
      name,
      designation,
      qualification,
      subjects,
      picture: person.picture,
      phone: person.phone,
      email: spellOutEmail(person.email),
    })),
  }
}

export type PeopleData = NonNullable<Awaited<ReturnType<typeof readPeople>>>
