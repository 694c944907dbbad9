export { checkMail } from './transport.ts'
