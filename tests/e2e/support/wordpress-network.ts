/** Makes a network of two sites of a WordPress, with the plugin active on both. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WordpressSite } from './wordpress-site.ts';

const prepare = (host: string) => `
define( 'WP_INSTALLING_NETWORK', true );
global $wpdb;
foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) $wpdb->$table = $name;
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/network.php';
install_network();
$made = populate_network( 1, '${host}', 'admin@agency.test', 'Agencies', '/', false );
if ( is_wp_error( $made ) ) die( $made->get_error_message() );
`;

const constants = (host: string) => `
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${host}' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
`;

const addSite = (host: string, plugin: string) => `
require_once ABSPATH . 'wp-admin/includes/admin.php';
$site = wpmu_create_blog( '${host}', '/second/', 'Second', 1 );
if ( is_wp_error( $site ) ) die( $site->get_error_message() );
// It takes the port out of the address.
global $wpdb;
$wpdb->update( $wpdb->blogs, array( 'domain' => '${host}' ), array( 'blog_id' => $site ) );
clean_blog_cache( $site );
foreach ( array( 'home', 'siteurl' ) as $name ) update_blog_option( $site, $name, 'http://${host}/second' );
WP_Filesystem();
unzip_file( '${plugin}', WP_PLUGIN_DIR );
$problem = activate_plugin( 'dragoman/dragoman.php', '', true );
if ( is_wp_error( $problem ) ) die( $problem->get_error_message() );
`;

export async function makeNetwork(site: WordpressSite): Promise<void> {
  const { host } = new URL(site.address);
  site.php(prepare(host));
  const file = join(site.folder, 'wp-config.php');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace("if ( ! defined( 'ABSPATH' )", `${constants(host)}if ( ! defined( 'ABSPATH' )`),
  );
  const output = site.php(addSite(host, site.plugin));
  if (output) throw new Error(`WordPress has no second site:\n${output}`);
}
