<?php
/** Removes what the plugin has stored. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $dragoman_site ) {
		delete_blog_option( $dragoman_site, 'dragoman_settings' );
	}
} else {
	delete_option( 'dragoman_settings' );
}
