import { useId } from "react"

import { useLangOf } from "#app/language.ts"
import { PhoneLink } from "#app/links.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { Picture } from "#ui/picture/picture.tsx"

import type { PeopleData } from "./read-people.server.ts"

import styles from "./people.module.css"

/** The people of a department or committee; renders nothing without any. */
export function People({ list }: { list: PeopleData | undefined }) {
  const titleId = useId()
  if (!list) return null
  return (
    <section className={styles.people} aria-labelledby={titleId}>
      <h2 id={titleId}>{list.title}</h2>
      <ul>
        {list.people.map(({ slug, ...person }) => (
          <li key={slug}>
            <Person {...person} messages={list.messages} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PersonProps = Omit<PeopleData["people"][number], "slug"> & Pick<PeopleData, "messages">

function Person({ name, designation, picture, messages, ...person }: PersonProps) {
  const langOf = useLangOf()
  const facts = [
    { label: messages.qualification, value: person.qualification },
    { label: messages.subjects, value: person.subjects },
    { label: messages.phone, value: person.phone && <PhoneLink phone={person.phone} /> },
    { label: messages.email, value: person.email },
  ].filter(({ value }) => value)
  return (
    <div className={styles.person}>
      {picture && (
        <Picture
          of={pictureSources(picture.file)}
          alt={picture.alt}
          lang={langOf(picture.alt)}
          width={480}
          height={600}
          sizes="80px"
          className={styles.picture}
        />
      )}
      <div>
        <h3 lang={langOf(name)}>{name}</h3>
        <p lang={langOf(designation)}>{designation}</p>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}:</dt>{" "}
              <dd lang={typeof value === "string" ? langOf(value) : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
