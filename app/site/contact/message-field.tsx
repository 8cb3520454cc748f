import type { ComponentProps } from "react"

import { Field, fieldAria, type FieldProps, inputClass } from "#app/ui/field/field.tsx"
import type { ContactField } from "#domain/content/contact-message.ts"

interface MessageFieldProps
  extends
    Omit<FieldProps, "name" | "hint">,
    Pick<ComponentProps<"input">, "type" | "autoComplete" | "defaultValue"> {
  name: ContactField
  rows?: number
}

/** A field of the contact form, without maxlength: validation reports texts that are too long. */
export function MessageField({
  label,
  problem,
  problemLabel,
  rows,
  type = "text",
  ...input
}: MessageFieldProps) {
  const field = { name: input.name, label, problem, problemLabel }
  const shared = {
    ...input,
    ...fieldAria(field),
    id: field.name,
    required: true,
    className: inputClass,
  }
  return (
    <Field {...field}>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
    </Field>
  )
}
