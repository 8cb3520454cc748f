import { Autocomplete, TextField, type TextFieldProps, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import { type PageChoice, useLinkChoices } from "./use-link-choices.ts"

interface LinkFieldProps extends Pick<
  TextFieldProps,
  "name" | "error" | "inputRef" | "required" | "onBlur"
> {
  label: string
  value: string
  onChange: (link: string) => void
  /** Shown instead of the page's title. */
  errorText?: string | undefined
}

const contains = ({ title, link }: PageChoice, typed: string) =>
  `${title} ${link}`.toLocaleLowerCase().includes(typed.toLocaleLowerCase())

/** An address: a page chosen from a list by its title, or an address that is typed. */
export function LinkField({ label, value, onChange, errorText, ...rest }: LinkFieldProps) {
  const translate = useTranslate()
  const { choices, pageOf } = useLinkChoices()
  const chosen = pageOf(value)
  const toWhat = (page: PageChoice) =>
    page.isPublic ? page.title : translate("console.content.links.notPublic", { title: page.title })
  return (
    <Autocomplete
      freeSolo
      fullWidth
      options={choices}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === "string" ? option : option.link)}
      // An address that is complete says nothing about which page one looks for next.
      filterOptions={(all) =>
        chosen || !value ? all : all.filter((page) => contains(page, value))
      }
      value={value}
      inputValue={value}
      onInputChange={(_event, typed, reason) => reason !== "reset" && onChange(typed)}
      onChange={(_event, page) => onChange(typeof page === "string" ? page : (page?.link ?? ""))}
      renderOption={(props, page) => (
        // The library's key is the option's text, which two pages may share.
        <li {...props} key={`${page.group}${page.link}`}>
          <Typography component="span">
            {toWhat(page)}
            <Typography component="span" variant="body2" color="textSecondary">
              {` ${page.link}`}
            </Typography>
          </Typography>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...rest}
          label={label}
          size="small"
          helperText={
            errorText ?? (chosen ? `→ ${toWhat(chosen)}` : translate("console.content.hints.link"))
          }
        />
      )}
    />
  )
}
