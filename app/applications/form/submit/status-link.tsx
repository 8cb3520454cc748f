import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

import { type FormError, formErrorText, useFormFrame } from "../form-context.ts"

/** Whether the errors of the Aadhaar number say that it has applied before. Then nothing is to be corrected. */
export const useIsAlreadyApplied = (errors: readonly FormError[] = []) => {
  const { messages } = useFormFrame()
  const said = messages.messages["aadhaar.already_applied"]
  return errors.some((error) => formErrorText(messages, "aadhar_no", error) === said)
}

export function StatusLink() {
  const { chooser } = useFormFrame().messages
  return (
    <p>
      <Link className="tap-height" to={inLanguage(useLanguage(), "/admission-status")}>
        {chooser.status}
      </Link>
    </p>
  )
}
