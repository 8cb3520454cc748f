import { useLangOf } from "#app/language.ts"

import { Coordinator } from "./faculty-page.tsx"
import { People } from "./people.tsx"
import type { DepartmentData } from "./read-department.server.ts"
import { HeadPicture, SitePage } from "./site-page.tsx"

import styles from "./department-page.module.css"

/** The page of a department (specification 3.6). */
export function DepartmentPage(props: DepartmentData) {
  const { head, description, picture, people } = props
  const langOf = useLangOf()
  return (
    <SitePage
      head={head}
      intro={
        <div className={styles.intro}>
          <Coordinator {...props} />
          <p lang={langOf(description)}>{description}</p>
        </div>
      }
      picture={picture && <HeadPicture picture={picture} width={640} height={400} />}
    >
      <People list={people} />
    </SitePage>
  )
}
