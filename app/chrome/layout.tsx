import { Outlet } from "react-router"

/** TO BE WRITTEN. */
export default function Chrome() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
