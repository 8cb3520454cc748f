import type { ComponentProps } from "react"

import { useLangOf } from "#app/language.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { Picture } from "#ui/picture/picture.tsx"

import type { Pictured } from "./initials.server.ts"

import styles from "./item-picture.module.css"

type ItemPictureProps = Omit<ComponentProps<typeof Picture>, "of" | "alt"> & Pictured

/** The photograph of an item in a list, or the first letter of its title in the place of a missing one, as decoration. */
export function ItemPicture({ picture, initial, className, ...sizes }: ItemPictureProps) {
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
  if (!initial) return null
  return (
    <svg viewBox="0 0 160 100" className={`${styles.initial} ${className}`} aria-hidden>
      <text x="80" y="64">
        {initial}
      </text>
      <path d="M68 78h24" stroke="var(--saffron)" />
    </svg>
  )
}
