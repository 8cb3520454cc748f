import { useLangOf } from "#app/language.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { Picture } from "#ui/picture/picture.tsx"

import { Coordinator } from "./faculty-page.tsx"
import { People } from "./people.tsx"
import type { DepartmentData } from "./read-department.server.ts"
import { SitePage } from "./site-page.tsx"

import styles from "./department-page.module.css"

/** The page of a department (specification 3.6). */
export function DepartmentPage(props: DepartmentData) {
  const { head, description, picture, people } = props
  const langOf = useLangOf()
  return (
    <SitePage head={head}>
      <div className={styles.about}>
        <Picture
          of={pictureSources(picture.file)}
          alt={picture.alt}
          lang={langOf(picture.alt)}
          width={640}
          height={400}
          sizes="(width >= 1024px) 400px, calc(100vw - 32px)"
          className={styles.picture}
          isFirst
        />
        <div className="stack">
          <Coordinator {...props} />
          <p lang={langOf(description)}>{description}</p>
        </div>
      </div>
      <People list={people} />
    </SitePage>
  )
}
