import AddIcon from "@mui/icons-material/Add"
import type { ReactNode } from "react"
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator, useTranslate } from "react-admin"

import { TextButton } from "../text-button.tsx"

interface ListInputProps {
  source: string
  label: string
  /** Inputs of each entry. */
  children: ReactNode
}

function AddButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator()
  const translate = useTranslate()
  return (
    <TextButton
      label="console.content.add"
      aria-label={translate("console.content.addTo", { label })}
      startIcon={<AddIcon />}
      onClick={() => add()}
    />
  )
}

/** Always visible, not only on hover: keyboard users need the buttons too. */
const buttonsShown = { "& .RaSimpleFormIterator-action": { visibility: "visible" } }

/** A sortable list of values of the same schema. */
export function ListInput({ source, label, children }: ListInputProps) {
  return (
    <ArrayInput source={source} label={label} helperText={false}>
      <SimpleFormIterator
        fullWidth
        disableClear
        sx={buttonsShown}
        getItemLabel={(index) => `${index + 1}.`}
        addButton={<AddButton label={label} />}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  )
}
