import type { ComponentProps } from "react"

import { useLangOf } from "#app/language.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { Picture } from "#ui/picture/picture.tsx"

import styles from "./item-picture.module.css"

interface Pictured {
  picture?: { file: string; alt: string } | undefined
}

/** Whether one of the items of a list has a photograph. A list without any shows its texts only. */
export const hasPictures = (items: readonly Pictured[]) => items.some(({ picture }) => picture)

/**
 * The first letter of a title, in upper case. In Devanagari it is the whole syllable: consonants that are joined, and their vowel
 * sign. Of "Department of Hindi" it is the H.
 */
export const initialOf = (title: string) => {
  const [name] = title.replace(/^(?:department|dept\.?) of /i, "").match(/[\p{L}\p{N}].*/u) ?? [""]
  const [initial = ""] = /^.(?:\u094d\p{L}|\p{M})*/u.exec(name) ?? []
  return initial.toLocaleUpperCase("en")
}

/** In the place of a missing portrait beside others, as decoration. */
export const Silhouette = () => (
  <svg viewBox="0 0 72 90" className={styles.drawn} aria-hidden="true">
    <g fill="currentcolor" opacity="0.3">
      <circle cx="36" cy="38" r="14" />
      <path d="M10 90a26 30 0 0 1 52 0" />
    </g>
  </svg>
)

// In attributes, so that the styles of the home page do not hold them.
const letter = {
  dominantBaseline: "central",
  textAnchor: "middle",
  fill: "currentcolor",
  fontSize: 36,
  fontWeight: 600,
} as const

interface ItemPictureProps extends Omit<ComponentProps<typeof Picture>, "of" | "alt"> {
  picture: Pictured["picture"]
  title: string
}

/** The photograph of an item in a list; in the place of a missing one, the first letter of the title, as decoration. */
export function ItemPicture({ picture, title, className, ...sizes }: ItemPictureProps) {
  const langOf = useLangOf()
  if (picture)
    return (
      <Picture
        of={pictureSources(picture.file)}
        alt={picture.alt}
        lang={langOf(picture.alt)}
        className={className}
        {...sizes}
      />
    )
  return (
    <svg
      viewBox="0 0 160 100"
      className={`${styles.drawn} ${styles.initial} ${className}`}
      aria-hidden="true"
    >
      <text {...letter} x="80" y="52">
        {initialOf(title)}
      </text>
      <path d="M68 78h24" stroke="var(--saffron)" strokeWidth="1.5" />
    </svg>
  )
}
