import { UserRound } from "lucide-react"
import { type ReactNode, useState } from "react"

import { useLangOf } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import type { Language } from "#domain/content/languages.ts"
import { Button, buttonClass } from "#ui/button/button.tsx"
import { Dialog } from "#ui/dialog/dialog.tsx"

import type { Pictured } from "../initials.server.ts"
import { ItemPicture } from "../item-picture.tsx"
import type { FacultyData } from "./read-faculty.server.ts"
import { SitePage } from "./site-page.tsx"

import styles from "./faculty-page.module.css"

interface DepartmentsProps {
  departments: readonly Omit<DepartmentCardProps, "isFirst" | "messages">[]
  messages: DepartmentCardProps["messages"] & { none: string }
}

/** A faculty's departments, or the text for an empty list (specification 3.6). */
export function Departments({ departments, messages }: DepartmentsProps) {
  if (departments.length === 0) return <p className={styles.none}>{messages.none}</p>
  return (
    <ul className={styles.departments}>
      {departments.map((department, index) => (
        <li key={department.path}>
          <DepartmentCard {...department} isFirst={index === 0} messages={messages} />
        </li>
      ))}
    </ul>
  )
}

interface DepartmentCardProps extends Pictured {
  /** Of the department's own page. */
  path: string
  /** The language in which it has none. */
  noPageIn?: Language | undefined
  department: string
  coordinator: string
  /** Start of the description. */
  preview: string
  description: string
  isFirst: boolean
  messages: { coordinator: string; view: string; close: string }
}

/** A department card with a dialog (specification 3.6); without JavaScript the card itself expands. */
function DepartmentCard(props: DepartmentCardProps) {
  const { path, department, preview, description, picture, initial, isFirst, messages } = props
  const [isOpen, setIsOpen] = useState(false)
  const langOf = useLangOf()
  const image = {
    picture,
    initial,
    width: 640,
    height: 400,
    // Two or three cards a row: 357 to 470 pixels.
    sizes: "(width >= 640px) 470px, calc(100vw - 34px)",
    className: styles.picture,
  }
  const view = (
    <>
      {messages.view}
      <span className="visually-hidden" lang={langOf(department)}>
        {" "}
        {department}
      </span>
    </>
  )
  return (
    <article className={styles.card}>
      <ItemPicture {...image} isFirst={isFirst} />
      <div className={styles.text}>
        <h2 className={styles.department}>
          <SiteLink link={path} noPageIn={props.noPageIn}>
            {department.toLocaleUpperCase("en")}
          </SiteLink>
        </h2>
        <Coordinator {...props} />
        <p className={styles.preview} lang={langOf(preview)}>
          {preview}
        </p>
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
          <p lang={langOf(description)}>{description}</p>
        </details>
      </div>
      {isOpen && (
        <DepartmentDialog {...props} onClose={() => setIsOpen(false)}>
          {picture && <ItemPicture {...image} />}
        </DepartmentDialog>
      )}
    </article>
  )
}

interface DialogProps extends DepartmentCardProps {
  onClose: () => void
  /** The picture, if there is one. */
  children: ReactNode
}

function DepartmentDialog({ children, onClose, ...props }: DialogProps) {
  const { department, description, messages } = props
  const langOf = useLangOf()
  return (
    <Dialog isOpen kind="reading" title={department} close={messages.close} onClose={onClose}>
      <div className={props.picture ? `${styles.whole} ${styles.pictured}` : styles.whole}>
        {children}
        <div>
          <Coordinator {...props} />
          <p lang={langOf(description)}>{description}</p>
        </div>
      </div>
    </Dialog>
  )
}

interface CoordinatorProps {
  coordinator: string
  messages: { coordinator: string }
}

export function Coordinator({ coordinator, messages }: CoordinatorProps) {
  return (
    <p className={styles.coordinator}>
      <UserRound size={20} aria-hidden />
      <span>
        <span className="visually-hidden">{messages.coordinator}: </span>
        <span lang={useLangOf()(coordinator)}>{coordinator}</span>
      </span>
    </p>
  )
}

/** The page of a faculty (specification 3.6). */
export function FacultyPage({ head, departments, messages }: FacultyData) {
  return (
    <SitePage head={head}>
      <Departments departments={departments} messages={messages} />
    </SitePage>
  )
}
