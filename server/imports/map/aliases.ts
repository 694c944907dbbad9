import type { FileKind } from '../columns.ts'

const list = (text: string) => text.split(', ')

/** What exports call the same thing, in English, German, French, Spanish, Italian, Dutch and Portuguese. */
export const ALIASES = {
  account: list(
    'user, username, user name, login, login name, login id, account, account name, user id, user account, user principal name, upn, samaccountname, email, e-mail, email address, employee, person, member, benutzer, benutzername, anmeldename, konto, benutzerkonto, mitarbeiter, utilisateur, nom d’utilisateur, compte, identifiant, usuario, nombre de usuario, cuenta, utente, nome utente, account utente, gebruiker, gebruikersnaam, medewerker, usuário, nome de usuário, conta',
  ),
  app: list(
    'application, app, application name, app name, system, system name, software, service, tool, target system, anwendung, applikation, programm, zielsystem, logiciel, système, aplicación, sistema, applicazione, applicativo, toepassing, applicatie, systeem, aplicação, aplicativo',
  ),
  entitlement: list(
    'role, roles, role name, entitlement, permission, permissions, permission set, access, access level, group, group name, profile, privilege, right, license, rolle, rollenname, berechtigung, gruppe, recht, zugriff, rôle, droit, autorisation, groupe, profil, rol, permiso, grupo, acceso, perfil, ruolo, permesso, gruppo, accesso, profilo, recht, machtiging, groep, toegang, função, permissão, papel, acesso',
  ),
  added_at: list(
    'granted on, granted at, granted, assigned on, assigned at, assigned, added, added on, date, date added, since, start date, valid from, from date, created, created at, access granted, datum, seit, gültig ab, zugewiesen am, vergeben am, erteilt am, date d’attribution, depuis, accordé le, fecha, desde, asignado el, data, dal, assegnato il, sinds, toegekend op, concedido em',
  ),
  last_used_at: list(
    'last used, last used at, last use, last activity, last access, last accessed, zuletzt verwendet, zuletzt benutzt, dernière utilisation, último uso, ultimo utilizzo, laatst gebruikt',
  ),
  expires_at: list(
    'expires, expires on, expires at, expiry, expiration, expiration date, valid to, valid until, end date, to date, gültig bis, ablaufdatum, expire le, caduca, scadenza, verloopt op, expira em',
  ),
  granted_by: list(
    'granted by, assigned by, approved by, approver, given by, vergeben von, genehmigt von, accordé par, concedido por, concesso da, toegekend door',
  ),
  requested_by: list(
    'requested by, requester, requestor, beantragt von, demandé par, solicitado por, richiesto da, aangevraagd door',
  ),
  email: list(
    'email, e-mail, email address, e-mail address, mail, work email, email - work, primary email, business email, company email, e-mail-adresse, mailadresse, adresse e-mail, courriel, adresse mail, correo electrónico, correo, indirizzo e-mail, posta elettronica, e-mailadres, endereço de e-mail',
  ),
  person_id: list(
    'id, employee id, employee number, employee no, employee #, worker id, person id, personnel number, staff id, user id, login, personalnummer, mitarbeiternummer, matricule, numéro d’employé, número de empleado, matricola, personeelsnummer, número do funcionário',
  ),
  name: list(
    'name, full name, display name, displayname, employee name, worker, vollständiger name, anzeigename, nom complet, nom, nombre completo, nombre, nome completo, nome, volledige naam, naam',
  ),
  status: list(
    'status, state, employment status, employee status, account status, user status, enabled, active, account enabled, aktiv, statut, actif, estado, activo, stato, attivo, actief, ativo',
  ),
  job_title: list(
    'title, job title, position, job, berufsbezeichnung, stelle, titre, poste, fonction, cargo, puesto, qualifica, mansione, functie, functietitel',
  ),
  department: list(
    'department, dept, division, team, organization, org unit, abteilung, bereich, département, service, departamento, dipartimento, reparto, afdeling',
  ),
  manager: list(
    'manager, manager email, manager id, supervisor, reporting to, reports to, line manager, vorgesetzter, vorgesetzte, responsable, supérieur, jefe, supervisore, leidinggevende, gestor, gerente',
  ),
  employment_type: list(
    'employment type, employee type, worker type, user type, contract type, beschäftigungsart, type de contrat, tipo de contrato, tipo di contratto, soort contract',
  ),
  last_login_at: list(
    'last login, last logon, last sign in, last sign-in, last signin, last seen, last active, last login date, letzte anmeldung, dernière connexion, último acceso, último inicio de sesión, ultimo accesso, laatst aangemeld, último login',
  ),
  person: list(
    'owner, user email, person, employee email, assigned to, belongs to, besitzer, inhaber, propriétaire, propietario, proprietario, eigenaar, proprietário',
  ),
  description: list('description, notes, beschreibung, descripción, descrizione, omschrijving, descrição'),
  owners: list('owner, owners, app owner, system owner, verantwortlicher'),
} as const satisfies Record<string, string[]>

type Alias = keyof typeof ALIASES

/** The lists that each field of a kind is looked up in. Kinds that people keep in sheets; the others come from systems. */
export const FIELD_ALIASES: Partial<Record<FileKind, Record<string, Alias>>> = {
  grants: {
    ...{ account: 'account', app: 'app', entitlement: 'entitlement', added_at: 'added_at', expires_at: 'expires_at' },
    ...{ last_used_at: 'last_used_at', granted_by: 'granted_by', requested_by: 'requested_by' },
  },
  users: {
    ...{ id: 'person_id', email: 'email', name: 'name', status: 'status', job_title: 'job_title', manager: 'manager' },
    ...{ department: 'department', employment_type: 'employment_type' },
  },
  accounts: {
    ...{ app: 'app', id: 'account', name: 'name', email: 'email', user: 'person', status: 'status' },
    last_login_at: 'last_login_at',
  },
  apps: { id: 'app', description: 'description', owners: 'owners' },
}
