/** From this width on a disclosed panel floats above the page; below it pushes on what follows. */
const wideEnough = "(width >= 768px)"

export const floats = () => window.matchMedia(wideEnough).matches
