import { OwnDocuments } from "./documents-form.tsx"
import { OwnForms, type OwnFormsProps, OwnQuery } from "./own-forms.tsx"

interface Props extends OwnFormsProps {
  /** What is to be done now, above the status, or what can be done, below it. */
  part: "due" | "rest"
}

/** The forms of the applicant's own, where they are shown. */
export function OwnParts({ part, reason, ...own }: Props) {
  return part === "due" ? (
    <>
      <OwnQuery {...own} reason={reason} />
      <OwnDocuments {...own} isDue />
    </>
  ) : (
    <>
      <OwnDocuments {...own} isDue={false} />
      <OwnForms {...own} />
    </>
  )
}
