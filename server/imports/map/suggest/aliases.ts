const list = (text: string) => text.split(', ')

const NAMES = {
  account: list(
    'user, username, benutzerkennung, actor, user name, login, login name, login id, account, account name, user id, user account, user principal name, upn, samaccountname, email, e-mail, email address, employee, person, member, benutzer, benutzername, anmeldename, konto, benutzerkonto, mitarbeiter, utilisateur, nom d’utilisateur, compte, identifiant, usuario, nombre de usuario, cuenta, utente, nome utente, account utente, gebruiker, gebruikersnaam, medewerker, usuário, nome de usuário, conta, principal name, principal, mail, work email, user email, e-mail-adresse, courriel, adresse e-mail, adresse mail, correo electrónico, correo, indirizzo e-mail, e-mailadres, endereço de e-mail, user by email, member email, member name, sid',
  ),
  app: list(
    'application, app, application name, app name, system, system name, software, service, tool, target system, anwendung, applikation, programm, zielsystem, logiciel, système, aplicación, sistema, applicazione, applicativo, toepassing, applicatie, systeem, aplicação, aplicativo',
  ),
  entitlement: list(
    'role, roles, role name, entitlement, app role, member role, group role, team role, project role, user role, permission, permissions, permission set, access, access level, group, groups, group name, profile, privilege, right, license, entitlement name, permission name, habilitation, habilitations, benutzergruppe, benutzergruppen, berechtigungsgruppe, rolle, rollen, rollenname, berechtigung, berechtigungen, gruppe, gruppen, recht, zugriff, rôle, droit, autorisation, groupe, profil, rol, permiso, grupo, acceso, perfil, ruolo, permesso, gruppo, accesso, profilo, recht, machtiging, groep, toegang, função, permissão, papel, acesso, role definition name, granted role, access right, access rights, privilege type, permission set name, role ref name, membership, group membership, group memberships, member of, memberof, role id, group id, permission id, profile id',
  ),
  added_at: list(
    'granted on, granted at, granted, assigned on, assigned at, assigned, added, added on, date, date added, since, start date, valid from, from date, created, created at, access granted, datum, seit, gültig ab, zugewiesen am, vergeben am, erteilt am, date d’attribution, depuis, accordé le, fecha, desde, asignado el, data, dal, assegnato il, sinds, toegekend op, concedido em, created on, creation date, assigned date, start, startdatum, beginn, von, gültig von, date de début, fecha de inicio, data inizio, begindatum',
  ),
  last_used_at: list(
    'last used, last used at, last use, last activity, last access, last accessed, letzter zugriff, zuletzt verwendet, zuletzt benutzt, dernière utilisation, último uso, ultimo utilizzo, laatst gebruikt',
  ),
  expires_at: list(
    'expires, expires on, expires at, expiry, expiration, expiration date, valid to, valid until, end date, to date, gültig bis, ablaufdatum, expire le, caduca, scadenza, verloopt op, expira em, end, expiry date, enddatum, ende, bis, date de fin, fecha de fin, data fine, einddatum',
  ),
  granted_by: list(
    'granted by, assigned by, approved by, approver, given by, vergeben von, genehmigt von, accordé par, concedido por, concesso da, toegekend door',
  ),
  requested_by: list(
    'requested by, requester, requestor, beantragt von, demandé par, solicitado por, richiesto da, aangevraagd door',
  ),
  email: list(
    'email, e-mail, email address, e-mail address, user email, account email, mail, user by email, work email, email - work, primary email, business email, company email, e-mail-adresse, mailadresse, adresse e-mail, courriel, adresse mail, correo electrónico, correo, indirizzo e-mail, posta elettronica, e-mailadres, endereço de e-mail',
  ),
  employee_id: list(
    'employee id, employee number, employee no, employee #, worker id, associate id, personnel number, personal nr, personalnr, pers nr, staff id, staff number, personalnummer, mitarbeiternummer, matricule, numéro d’employé, número de empleado, matricola, personeelsnummer, número do funcionário',
  ),
  own_id: list(
    'principal id, id, user id, account id, person id, member id, uid, uuid, user uuid, user guid, object id, benutzer-id, id utilisateur, id de usuario, id utente, gebruikers-id, id do usuário',
  ),
  username: list(
    'username, user name, rolname, benutzerkennung, kennung, actor, principal name, sign in name, login, login name, login id, user login, account name, account, user, user principal name, upn, samaccountname, handle, member, member name, members, subjects, grantee, grantee name, person, employee, benutzername, anmeldename, benutzer, konto, benutzerkonto, mitarbeiter, nom d’utilisateur, utilisateur, compte, identifiant, nombre de usuario, usuario, cuenta, nome utente, utente, gebruikersnaam, gebruiker, medewerker, nome de usuário, usuário, conta, sid',
  ),
  first_name: list(
    'first name, firstname, given name, forename, preferred name, vorname, prénom, nombre de pila, nome di battesimo, voornaam, primeiro nome, nome próprio',
  ),
  last_name: list(
    'last name, lastname, surname, family name, nachname, familienname, zuname, nom de famille, apellido, apellidos, cognome, achternaam, sobrenome, apelido',
  ),
  name: list(
    'name, full name, display name, displayname, employee name, worker, vollständiger name, anzeigename, nom complet, nom, nombre completo, nombre, nome completo, nome, volledige naam, naam, user, member, employee, person, benutzer, mitarbeiter',
  ),
  status: list(
    'status, state, employment status, employee status, account status, user status, enabled, active, activated, aktiviert, aktiv, statut, actif, estado, activo, stato, attivo, actief, ativo, beschäftigungsstatus, mitarbeiterstatus, kontostatus, statut du compte, situación laboral',
  ),
  /** Who must not sign in: yes means disabled. */
  inactive: list(
    'disabled, inactive, deactivated, suspended, blocked, locked, locked out, block credential, revoked, revoke, archived, terminated, deleted, deprovisioned, gesperrt, sperre, sperrkennzeichen, lock, account lock, inaktiv, deaktiviert, gelöscht, bloqué, inactif, désactivé, bloqueado, inactivo, desactivado, bloccato, inattivo, geblokkeerd, inactief, inativo, gekündigt, ausgetreten, ausgeschieden, cessato, uit dienst, desligado',
  ),
  /** When somebody has left. */
  left_at: list(
    'termination date, leaving date, leave date, date of leaving, date left, exit date, separation date, last day of work, last working day, employment end date, contract end date, offboarding date, terminated on, terminated at, left on, deactivated on, deactivated at, disabled at, suspended at, blocked at, archived at, deleted at, austrittsdatum, austritt, ausgetreten am, austritt am, letzter arbeitstag, gesperrt am, deaktiviert am, gelöscht am, date de sortie, date de départ, désactivé le, fecha de baja, fecha de salida, data di cessazione, data di uscita, datum uit dienst, uitdiensttreding, data de saída, data de desligamento, left, left company on, vertragsende, beschäftigungsende, ausgeschieden am, parti le, fin de contrat, date de fin de contrat, fin de contrato, baja, data fine contratto, einde contract',
  ),
  /** When access was taken away: never a day to come. */
  ended_at: list(
    'deleted on, deleted at, deleted, deletion date, revoked on, revoked at, revoked, revocation date, removed on, removed at, removed, removal date, unassigned on, unassigned at, ended on, ended at, withdrawn on, deactivated on, deactivated at, disabled on, disabled at, gelöscht am, entzogen am, widerrufen am, entfernt am, deaktiviert am, supprimé le, révoqué le, retiré le, désactivé le, eliminado el, revocado el, retirado el, eliminato il, revocato il, rimosso il, verwijderd op, ingetrokken op, revogado em, removido em',
  ),
  job_title: list(
    'title, job title, position, job, berufsbezeichnung, stelle, titre, poste, fonction, cargo, puesto, qualifica, mansione, functie, functietitel',
  ),
  department: list(
    'department, dept, division, team, organization, org unit, abteilung, bereich, département, service, departamento, dipartimento, reparto, afdeling',
  ),
  manager: list(
    'manager, manager email, manager id, manager employee id, supervisor, reporting to, reports to, line manager, vorgesetzter, vorgesetzte, responsable, supérieur, jefe, supervisore, leidinggevende, gestor, gerente',
  ),
  employment_type: list(
    'employment type, employee type, worker type, user type, contract type, beschäftigungsart, type de contrat, tipo de contrato, tipo di contratto, soort contract',
  ),
  last_login_at: list(
    'last login, last logon, last sign in, last sign-in, last signin, last seen, last active, last login date, last login time, last activity, last active date, last access, last accessed, last used, letzter zugriff, letzte anmeldung, letzter login, letztes login, letzter logon, letzte anmeldung am, zuletzt angemeldet, zuletzt angemeldet am, letzte aktivität, zuletzt aktiv, dernière connexion, dernière activité, último acceso, último inicio de sesión, última actividad, ultimo accesso, ultima attività, laatst aangemeld, laatst actief, último login, última atividade',
  ),
  /** What an app calls its kinds of accounts, where it knows no roles. */
  account_kind: list(
    'account type, user type, license type, licence type, license, seat type, seat, plan, member type, access type, lizenz, licence',
  ),
  role_id: list('role id, group id, permission id, profile id, entitlement id, role code, rollen-id'),
  /** What has members is called like this in listings of roles that are members of others. */
  member_role: list('role name, role, rolname, group name, name, rollenname'),
  member_of: list(
    'member of, memberof, member of roles, member of groups, mitglied von, membre de, miembro de, membro di, lid van',
  ),
  group_name: list(
    'group, group name, group email, team, team name, list, list name, name, display name, gruppe, gruppenname, groupe, équipe, grupo, equipo, gruppo, squadra, groep',
  ),
  role_name: list(
    'role name, role description, role desc, role title, group name, group description, permission name, permission description, profile name, entitlement name, rollenname, rollenbezeichnung, description, name',
  ),
  /** What a role is held on. */
  scope: list(
    'scope, resource path, site url, path, group email, group name, team name, mailing list, distribution list, workspace, workspace name, site, site title, site name, project, project name, dataset, dataset name, dataset id, database, database name, schema, table schema, namespace, metadata namespace, repository, repo, environment, subscription, subscription name, resource, resource name, folder, space, space name, board, board name, vault, vault name, computer, computer name, pscomputer name, table, table name, object name, securable, server, server name, host, host name, machine, machine name, db, instance, account name, projekt, datenbank, projet, proyecto, progetto',
  ),
  person: list(
    'owner, user email, person, employee email, assigned to, belongs to, besitzer, inhaber, propriétaire, propietario, proprietario, eigenaar, proprietário',
  ),
  description: list('description, notes, beschreibung, descripción, descrizione, omschrijving, descrição'),
  owners: list('owner, owners, app owner, system owner, verantwortlicher'),
} as const satisfies Record<string, string[]>

/** In a list of people, what ends is their employment. */
const EMPLOYMENT_END = list(
  'end date, date of end, enddatum, ende, date de fin, fecha de fin, data fine, einddatum, data de fim',
)

/** What exports call the same thing, in English, German, French, Spanish, Italian, Dutch and Portuguese. */
export const ALIASES = { ...NAMES, employment_end: [...NAMES.left_at, ...EMPLOYMENT_END] } as const satisfies Record<
  string,
  string[]
>

export type Alias = keyof typeof ALIASES
