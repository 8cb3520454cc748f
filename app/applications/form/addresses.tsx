import { type ComponentProps, useState } from "react"

import { Field, inputClass } from "#ui/field/field.tsx"

import { useFormFrame } from "./form-context.ts"
import { isTicked, TickField } from "./form-field.tsx"
import { useField } from "./use-field.ts"

import styles from "./form-field.module.css"

type AddressInputProps = { name: "c_address" | "p_address" } & ComponentProps<"textarea">

function AddressInput({ name, ...attributes }: AddressInputProps) {
  const { field, control } = useField(name)
  return (
    <Field {...field}>
      <textarea
        {...control}
        rows={3}
        maxLength={300}
        autoComplete="off"
        className={`${inputClass} ${styles.wide}`}
        {...attributes}
      />
    </Field>
  )
}

/** Both addresses. The permanent address copies the correspondence address while the box is ticked. */
export function Addresses() {
  const { isLive } = useFormFrame()
  const initialCorrespondence = useField("c_address").initial
  const [isSame, setIsSame] = useState(isTicked(useField("same_as_correspondence").initial))
  const [correspondence, setCorrespondence] = useState(initialCorrespondence)
  // Keep the typed address: it reappears when the box is unticked.
  const [permanent, setPermanent] = useState(useField("p_address").initial)
  const isCopied = isLive && isSame
  return (
    <>
      <AddressInput
        name="c_address"
        defaultValue={initialCorrespondence}
        onChange={(event) => setCorrespondence(event.target.value)}
      />
      <TickField
        name="same_as_correspondence"
        onChange={(event) => setIsSame(event.target.checked)}
      />
      <AddressInput
        key={String(isCopied)}
        name="p_address"
        required={!isCopied}
        {...(isCopied
          ? { readOnly: true, value: correspondence }
          : {
              defaultValue: permanent,
              onChange: (event: { target: HTMLTextAreaElement }) =>
                setPermanent(event.target.value),
            })}
      />
    </>
  )
}
