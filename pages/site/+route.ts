/** The one Vike page answers every address; pages/site/+guard.ts knows which there are. */
export const route = '/*'
