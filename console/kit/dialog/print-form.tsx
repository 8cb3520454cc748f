import type { ComponentProps } from "react"
import { Button, useLocaleState } from "react-admin"

import { PrintIcon } from "../page/icons.tsx"
import { useLabel, type Label } from "../text/use-language.ts"
import { compactButton } from "./text-button.tsx"

interface PrintFormProps extends Omit<ComponentProps<"form">, "action" | "method" | "target"> {
  /** Path of the print page. */
  path:
    | "/office/sheets"
    | "/office/student-slip"
    | "/office/cards"
    | "/office/merit-list"
    | "/office/merit-draft.pdf"
    | "/office/offer-letters"
  /** Hidden fields, in addition to the form's inputs. */
  fields?: Record<string, string>
}

/**
 * A form that opens a print page in a new window, in the console's language. It uses POST, so that no admission
 * code appears in a URL.
 */
export function PrintForm({ path, fields, children, ...rest }: PrintFormProps) {
  const [locale] = useLocaleState()
  return (
    <form {...rest} method="post" action={locale === "hi" ? `/hi${path}` : path} target="_blank">
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

interface PrintButtonProps extends PrintFormProps {
  label: Label
  /** Whether its text is shown on wide screens only. */
  isCompact?: boolean
}

export function PrintButton({ label, isCompact = false, ...rest }: PrintButtonProps) {
  const labelOf = useLabel()
  return (
    <PrintForm {...rest}>
      <Button
        type="submit"
        label={labelOf(label)}
        {...(isCompact && compactButton(labelOf(label)))}
      >
        <PrintIcon />
      </Button>
    </PrintForm>
  )
}
