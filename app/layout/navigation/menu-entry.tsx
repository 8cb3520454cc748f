import { Disclosure } from "../disclosure/disclosure.tsx"
import type { LayoutData } from "../layout-data.server.ts"
import { SiteLink } from "../site-link.tsx"

import styles from "./menu-entry.module.css"

type Entry = LayoutData["menu"][number]
type IsHere = (link: string | undefined) => boolean

interface PlaceProps {
  place: { title: string; link?: string | undefined }
  isHere: IsHere
  notYet: string
}

/** A menu entry. An unpublished page is shown as text without a link (specification 3.2). */
function Place({ place: { title, link }, isHere, notYet }: PlaceProps) {
  if (link === undefined) {
    return (
      <span className={styles.place}>
        {title} <small className={styles.notYet}>{notYet}</small>
      </span>
    )
  }
  return (
    <SiteLink link={link} className={styles.place} isCurrent={isHere(link)}>
      {title}
    </SiteLink>
  )
}

interface MenuEntryProps {
  entry: Entry
  isHere: IsHere
  notYet: string
}

/** Top-level menu entry: a link, or a button that opens a list of links. */
export function MenuItem({ entry, isHere, notYet }: MenuEntryProps) {
  const { title, link, entries } = entry
  if (entries.length === 0) {
    return (
      <li className={styles.entry}>
        <Place place={entry} isHere={isHere} notYet={notYet} />
      </li>
    )
  }
  // The entry's own link becomes the first one of its list.
  const places = link === undefined ? entries : [{ title, link }, ...entries]
  const isParent = places.some((place) => isHere(place.link))
  return (
    <li className={styles.entry}>
      <Disclosure
        summary={<span className={styles.title}>{title}</span>}
        summaryClass={styles.place}
        panelClass={styles.panel}
        isCurrent={isParent}
        opensOnHover
      >
        <ul>
          {places.map((place) => (
            <li key={place.title}>
              <Place place={place} isHere={isHere} notYet={notYet} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </li>
  )
}
