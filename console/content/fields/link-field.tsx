import { Autocomplete, Box, TextField, type TextFieldProps, Typography } from "@mui/material"
import { useInput } from "react-admin"

import { plainPath } from "#domain/content/paths.ts"
import { completeLink } from "#domain/content/read-item.ts"

import { useCall } from "../../api/use-request.ts"
import { useConsoleLanguage, useText, useTextOfKey } from "../../kit/text/use-language.ts"

/** A page to choose, in the console's language. */
interface PageChoice {
  link: string
  /** The page's title; its address if it has none. */
  title: string
  /** What kind of page it is. */
  group: string
  isPublic: boolean
}

/** The pages of the site that a link can lead to. */
const useLinkChoices = () => {
  const t = useText()
  const textOfKey = useTextOfKey()
  const language = useConsoleLanguage()
  const { data = [] } = useCall("GET /content-links")
  const choices = data.map(({ link, title, collection, isPublic }): PageChoice => ({
    link,
    isPublic,
    title: title[language] || title.en || title.hi || link,
    group:
      collection === "site" || collection === "files"
        ? t(`console.content.links.${collection}`)
        : textOfKey(`resources.content/${collection}.name`, { count: 2 }),
  }))
  // An empty link would be the path of the home page.
  const pageOf = (link: string) =>
    link === "" ? undefined : choices.find((choice) => plainPath(choice.link) === plainPath(link))
  return { choices, pageOf }
}

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

const contains = ({ title, link }: PageChoice, text: string) =>
  `${title} ${link}`.toLocaleLowerCase().includes(text.toLocaleLowerCase())

/** An address: a page chosen from a list by its title, or an address that is typed. */
export function LinkField({ label, value, onChange, onBlur, errorText, ...rest }: LinkFieldProps) {
  const t = useText()
  const { choices, pageOf } = useLinkChoices()
  const chosen = pageOf(value)
  const toWhat = (page: PageChoice) =>
    page.isPublic ? page.title : t("console.content.links.notPublic", { title: page.title })
  const help = () => {
    if (errorText) return errorText
    if (chosen) return `→ ${toWhat(chosen)}`
    const hint = t("console.content.hints.link")
    return value === "" ? `${t("console.content.links.empty")} ${hint}` : hint
  }
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
      onInputChange={(_event, text, reason) => reason !== "reset" && onChange(text)}
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
          helperText={help()}
          onBlur={(event) => {
            const complete = completeLink(value)
            if (complete !== value) onChange(complete)
            onBlur?.(event)
          }}
        />
      )}
    />
  )
}

/** The link of a form: a page of the site, or an address. */
export function LinkInput({ source, label, isRequired }: LinkInputProps) {
  const textOfKey = useTextOfKey()
  const { field, fieldState } = useInput<Record<string, unknown>>({ source })
  const error = fieldState.error?.message
  return (
    <Box sx={{ mt: 1, mb: 0.5, width: "100%" }}>
      <LinkField
        label={label}
        value={field.value ?? ""}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        required={isRequired}
        error={error !== undefined}
        errorText={error && textOfKey(error)}
      />
    </Box>
  )
}

interface LinkInputProps {
  source: string
  label: string
  isRequired: boolean
}
