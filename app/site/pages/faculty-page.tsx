import { UserRound } from "lucide-react"
import { useState } from "react"

import { languageOf } from "#app/language.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Button, buttonClass } from "#ui/button/button.tsx"
import { Dialog } from "#ui/dialog/dialog.tsx"
import { Picture } from "#ui/picture/picture.tsx"

import type { Route } from "./+types/faculty-page"
import { facultyMessages } from "./messages.server.ts"
import { sectionHead } from "./page-head.server.ts"
import { previewOf } from "./preview.server.ts"
import { SitePage } from "./site-page.tsx"

import styles from "./faculty-page.module.css"

interface DepartmentsProps {
  departments: readonly (Omit<DepartmentCardProps, "isFirst" | "messages"> & { slug: string })[]
  messages: DepartmentCardProps["messages"] & { none: string }
}

/** A faculty's departments, or the text for an empty list (specification 3.6). */
export function Departments({ departments, messages }: DepartmentsProps) {
  if (departments.length === 0) return <p className={styles.none}>{messages.none}</p>
  return (
    <ul className={styles.departments}>
      {departments.map(({ slug, ...department }, index) => (
        <li key={slug}>
          <DepartmentCard {...department} isFirst={index === 0} messages={messages} />
        </li>
      ))}
    </ul>
  )
}

interface DepartmentCardProps {
  department: string
  coordinator: string
  /** Start of the description. */
  preview: string
  description: string
  picture: { file: string; alt: string }
  isFirst: boolean
  messages: { coordinator: string; view: string; close: string }
}

/** A department card with a dialog (specification 3.6); without JavaScript the card itself expands. */
function DepartmentCard(props: DepartmentCardProps) {
  const { department, preview, description, picture, isFirst, messages } = props
  const [isOpen, setIsOpen] = useState(false)
  const image = {
    of: pictureSources(picture.file),
    alt: picture.alt,
    width: 640,
    height: 400,
    // Two or three cards a row: 357 to 470 pixels.
    sizes: "(width >= 640px) 470px, calc(100vw - 34px)",
    className: styles.picture,
  }
  const view = (
    <>
      {messages.view}
      <span className="visually-hidden"> {department}</span>
    </>
  )
  return (
    <article className={styles.card}>
      <Picture {...image} isFirst={isFirst} />
      <div className={styles.text}>
        <h2 className={styles.department}>{department.toLocaleUpperCase("en")}</h2>
        <Coordinator {...props} />
        <p className={styles.preview}>{preview}</p>
        <Button
          kind="secondary"
          className="needs-scripts"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {view}
        </Button>
        <details className={`${styles.details} without-scripts`}>
          <summary className={buttonClass("secondary")}>{view}</summary>
          <p>{description}</p>
        </details>
      </div>
      {isOpen && (
        <Dialog
          isOpen
          kind="reading"
          title={department}
          close={messages.close}
          onClose={() => setIsOpen(false)}
        >
          <div className={styles.whole}>
            <Picture {...image} />
            <div>
              <Coordinator {...props} />
              <p>{description}</p>
            </div>
          </div>
        </Dialog>
      )}
    </article>
  )
}

function Coordinator({ coordinator, messages }: DepartmentCardProps) {
  return (
    <p className={styles.coordinator}>
      <UserRound size={20} aria-hidden />
      <span>
        <span className="visually-hidden">{messages.coordinator}: </span>
        {coordinator}
      </span>
    </p>
  )
}

const facultyAt = (pathname: string) => {
  if (/science/i.test(pathname)) return "science"
  return /commerce/i.test(pathname) ? "commerce" : "non_teaching"
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const faculty = facultyAt(url.pathname)
  const { titles, leads, ...messages } = facultyMessages[language]
  const about = { title: titles[faculty], lead: leads[faculty] }
  const content = context.get(requestContext).content(language)
  const departments = (await content.list("departments")).filter((item) => item.faculty === faculty)
  return {
    head: await sectionHead(content, url, about, departments),
    departments: departments.map(({ slug, department, coordinator, description, picture }) => ({
      slug,
      department,
      coordinator,
      description,
      preview: previewOf(description),
      picture,
    })),
    messages,
  }
}

export default function FacultyPage({
  loaderData: { head, departments, messages },
}: Route.ComponentProps) {
  return (
    <SitePage head={head}>
      <Departments departments={departments} messages={messages} />
    </SitePage>
  )
}
