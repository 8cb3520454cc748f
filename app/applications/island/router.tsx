// Takes the place of `react-router` in the scripts that start the form by themselves (vite.island.config.ts): links and
// navigation open whole pages.
import { type ComponentProps, createContext, use } from "react"
import type { LinkProps } from "react-router"

/** The address of the page, like the router's location. */
export const LocationContext = createContext({ pathname: "/" })

/** @public Imported as a part of `react-router`. */
export const useLocation = () => use(LocationContext)

type AnchorProps = Omit<ComponentProps<"a">, "href"> & Pick<LinkProps, "to">

export function Link({ to, children, ...rest }: AnchorProps) {
  return (
    <a href={to as string} {...rest}>
      {children}
    </a>
  )
}

/**
 * Opens a page. Rejects if there is no connection: the browser would show its own error page instead of what is on
 * this one.
 */
const openPage = async (path: string) => {
  await fetch(path, { method: "HEAD" })
  window.location.assign(path)
}

export const useNavigate = () => openPage
